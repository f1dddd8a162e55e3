export const addAddress = "Add Address";
export const editAddress = "Edit Address";
export const addressNotSaved = "The address could not be saved. Try again.";
