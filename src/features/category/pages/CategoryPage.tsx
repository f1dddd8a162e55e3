import { Route, Routes } from "react-router-dom";
import { NoSuchCategory } from "../views/NoSuchCategory";
import { Listing } from "./Listing";

/** Spec 2.5: answers at / and /{categoryId} inside its own area; any other path there is not found. */
export function Page() {
  return (
    <Routes>
      <Route index element={<Listing />} />
      <Route path=":categoryId" element={<Listing />} />
      <Route path="*" element={<NoSuchCategory />} />
    </Routes>
  );
}
