import type { AnySection, SubmissionOptions } from '@coop/domain';

/** A section with a retention period for personal data. */
export type RetainedSection = AnySection & { readonly submission: SubmissionOptions };
