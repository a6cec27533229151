import type { TrendsAnswer } from '@coop/domain/answers';

/** What the panel gives to whatever shows how a section went. */
export type TrendProps = { section: string; answer: TrendsAnswer };
