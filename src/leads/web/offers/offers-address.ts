/** The page that says who claimed a lead. */
export const offersAddress = (leadId: string) => `/lead/${encodeURIComponent(leadId)}/offers`;
