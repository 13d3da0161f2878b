"""The disk said no: one error with a reason, so that the edge can say it in words."""

from enum import StrEnum, unique


@unique
class StoreReason(StrEnum):
    """What went wrong with the save file."""

    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    NO_ACCESS = "no_access"
    BUSY = "store_busy"
    NEWER = "store_newer"
    DAMAGED = "store_damaged"
    NO_SUCH_GAME = "no_such_game"
    FAILED = "store_failed"


class StoreError(Exception):
    """Nothing was written: the table is as it was before."""

    def __init__(self, reason: StoreReason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
