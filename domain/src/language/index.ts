/** The vocabulary that describes a section. */
export { computed, phase, whether } from './derived.js';
export { defaulted, impersonal, internal, managed, personal, server } from './field.js';
export * from './fields/index.js';
export { flow } from './flow.js';
export { log, publication, record, submission } from './kindOptions.js';
export { section } from './section.js';
