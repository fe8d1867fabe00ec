/** The page of a lead's offers. */
export const offersAddress = (leadId: string) => `/lead/${encodeURIComponent(leadId)}/offers`;
