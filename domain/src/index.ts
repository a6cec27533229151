export * from './field.js';
export * as fields from './fields/index.js';
export * from './flow.js';
export * from './kinds.js';
export * from './roles.js';
export * from './section.js';
export * from './shape.js';
export { sectionList } from './sections/index.js';
