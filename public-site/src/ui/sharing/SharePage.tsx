import { useSharedAddress } from '../../reading/useSharedAddress';
import { Share } from './Share';

/** Ways of passing this page on; nothing in a preview, whose address is nobody's yet. */
export const SharePage = ({ title }: { title: string }) => <Share title={title} address={useSharedAddress()} />;
