// A module of its own, to be loaded lazily: its sanitizer is large and no list needs it.
export { RichTextField } from 'react-admin';
