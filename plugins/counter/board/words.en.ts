export const preparing = "Preparing";
export const ready = "Ready";
export const nonePreparing = "No order is being prepared";
export const noneReady = "No order is ready yet";
export const cut = (shown: number, total: number) => `${shown} of ${total} numbers`;
export const cutHint = "Please ask at the counter";
export const asSeenAt = (time: string) => `No connection. Numbers as of ${time}`;
export const notReached = "The shop cannot be reached yet";
