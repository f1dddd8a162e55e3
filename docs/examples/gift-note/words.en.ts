export const giftNote = "Gift note";
export const aFewWords = "A few words to go with your order";
export const onACard = (most: number) => `We put them on a card in the parcel. At most ${most} characters.`;
export const noteNotSaved = "Your gift note could not be saved. Please try again.";
export const packingLine = (note: string) => `Gift note: ${note}`;
