import type { TrendsAnswer } from '@coop/domain/answers';

/** Props of a section's trend component. */
export type TrendProps = { section: string; answer: TrendsAnswer };
