import type { AnySection, SubmissionOptions } from '@coop/domain';

/** A section that says how long it keeps what it says of people. */
export type Kept = AnySection & { readonly submission: SubmissionOptions };
