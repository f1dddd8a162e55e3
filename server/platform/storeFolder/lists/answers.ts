const NO =
  /^(0|n|no|false|none|draft|archived|inactive|hidden|unpublished|disabled|proposed|rejected|expired|removed|unavailable|-1)$/i;
const YES = /^(1|y|yes|true)$/i;

/** Whether a cell says that something is not so, in the words of any system. */
export const saysNo = (cell: string): boolean => NO.test(cell);

export const saysYes = (cell: string): boolean => YES.test(cell);
