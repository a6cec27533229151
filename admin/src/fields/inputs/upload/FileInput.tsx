import type { InputProps } from '../InputProps';
import { UploadInput } from './UploadInput';

export function FileInput(props: InputProps<'file'>) {
  return <UploadInput {...props} />;
}
