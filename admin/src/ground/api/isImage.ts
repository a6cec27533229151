import type { StaffFile } from '@coop/domain/answers';

export const isImage = ({ mime }: Pick<StaffFile, 'mime'>): boolean => mime.startsWith('image/');
