import { ForgetScreen } from '@/components/account/forget-screen';
import { loadScreen, screenMetadata } from '../../load';

export const generateMetadata = () => screenMetadata('supplierForget');

export default async function Page() {
  return <ForgetScreen {...(await loadScreen('supplier'))} />;
}
