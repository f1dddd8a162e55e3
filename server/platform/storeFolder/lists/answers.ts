const NO =
  /^(0|n|no|false|none|draft|archived|inactive|hidden|unpublished|disabled|proposed|rejected|expired|removed|unavailable|-1)$/i;
const YES = /^(1|y|yes|true)$/i;

/** Whether a cell means no, in the words of any shop system. */
export const saysNo = (cell: string): boolean => NO.test(cell);

export const saysYes = (cell: string): boolean => YES.test(cell);
