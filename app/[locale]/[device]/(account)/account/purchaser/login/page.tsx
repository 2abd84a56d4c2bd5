import { SignInScreen } from '@/components/account/sign-in-screen';
import { loadScreen, screenMetadata } from '../../load';

export const generateMetadata = () => screenMetadata('purchaserLogin');

export default async function Page() {
  return <SignInScreen {...(await loadScreen('purchaser'))} />;
}
