/** The page with the next steps after a lead was created. */
export const createdAddress = (leadId: string) => `/create-lead-success?lead=${leadId}`;
