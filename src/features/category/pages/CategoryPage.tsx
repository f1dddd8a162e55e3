import { Route, Routes } from "react-router-dom";
import { NoSuchCategory } from "../views/NoSuchCategory";
import { Listing } from "./Listing";

/** Spec 2.5: below /category, the root and /{categoryId} show a listing; any other path is not found. */
export function Page() {
  return (
    <Routes>
      <Route index element={<Listing />} />
      <Route path=":categoryId" element={<Listing />} />
      <Route path="*" element={<NoSuchCategory />} />
    </Routes>
  );
}
