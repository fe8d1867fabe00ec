/** The page that says what happens to a lead that was just created. */
export const createdAddress = (leadId: string) => `/create-lead-success?lead=${leadId}`;
