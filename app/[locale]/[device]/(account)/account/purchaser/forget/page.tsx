import { ForgetScreen } from '@/components/account/forget-screen';
import { loadScreen, screenMetadata } from '../../load';

export const generateMetadata = () => screenMetadata('purchaserForget');

export default async function Page() {
  return <ForgetScreen {...(await loadScreen('purchaser'))} />;
}
