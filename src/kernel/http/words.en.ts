export const offline = "You seem to be offline. Check your connection and try again.";
export const sessionEnded = "Your session has ended. Log in again to go on.";
export const notSure = "We are not sure whether that went through, and are asking. Trying again is safe.";
