/** The remaining time, by the visitor's clock (`startPlazos`): the HTML may be cached for minutes. */
export const Plazo = ({ until }: { until: string }) => <strong data-plazo={until} />;
