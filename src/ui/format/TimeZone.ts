import { createContext } from "react";

/** IANA name of the clock by which moments are shown. */
export const TimeZone = createContext("Asia/Kolkata");
