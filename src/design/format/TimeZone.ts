import { createContext } from "react";

/** IANA name of the time zone in which dates and times are shown. */
export const TimeZone = createContext("Asia/Kolkata");
