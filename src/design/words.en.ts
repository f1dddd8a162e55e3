/** Of the language's lines. */
export const direction: string = "ltr";
export const skipToContent = "Skip to content";
export const announcement = "Announcement";
export const playAnnouncement = "Play announcement";
export const pauseAnnouncement = "Pause announcement";
export const dismissAnnouncement = "Dismiss announcement";
/** Screen readers say this after the name of the region, and the next one after the names of its slides. */
export const carousel = "carousel";
export const slide = "slide";
export const slideOf = (number: number, count: number) => `${number} of ${count}`;
export const playSlides = "Play slides";
export const pauseSlides = "Pause slides";
export const goToSlide = (number: number) => `Go to slide ${number}`;
export const previousSlide = "Previous slide";
export const nextSlide = "Next slide";
export const remove = (what: string) => `Remove ${what}`;
export const mobileNumber = "Mobile Number";
export const oneTimeCode = "One-time code";
export const digitOf = (number: number, count: number) => `Digit ${number} of ${count}`;
export const months = "January February March April May June July August September October November December";
export const day = (day: number, month: string | undefined, year: number) => `${day} ${month} ${year}`;
/** A time of the day, from hours of 24: `02:07 PM` (spec 9). */
export const time = (hours: number, minutes: string) =>
  `${String(hours % 12 || 12).padStart(2, "0")}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
/** The language of days that `Intl` writes. */
export const language = "en-GB";
/** The form puts the field's label in place of `{label}` (spec 5). */
export const required = "{label} is required";
export const invalid = "Please enter a valid {label}";
export const tooLong = "{label} exceeds maximum length";
export const partNotLoaded = "This part of the page did not load";
export const checkConnection = "Check your connection and try again.";
export const cancel = "Cancel";
export const close = "Close";
export const somethingWentWrong = "Something went wrong";
export const goToTheShop = "Go to the shop";
export const errorStatus = (status: number) => `Error ${status}`;
export const tryAgain = "Try again";
export const loading = "Loading";
export const pages = "Pages";
export const firstPage = "First page";
export const previousPage = "Previous page";
export const page = (number: number) => `Page ${number}`;
export const nextPage = "Next page";
export const lastPage = "Last page";
export const mainTabs = "Main";
export const ratedBy = (rating: string, count: number) =>
  `Rated ${rating} out of 5 by ${count} ${count === 1 ? "shopper" : "shoppers"}`;
export const rated = (rating: number) => `Rated ${rating} out of 5`;
export const steps = "Steps";
export const fullStop = ".";
