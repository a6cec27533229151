/** How long there is left, by the visitor's own clock (`startPlazos`): the page may have been made minutes ago. */
export const Plazo = ({ until }: { until: string }) => <strong data-plazo={until} />;
