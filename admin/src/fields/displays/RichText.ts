// Apart, because its sanitizer is heavy and no list needs it.
export { RichTextField } from 'react-admin';
