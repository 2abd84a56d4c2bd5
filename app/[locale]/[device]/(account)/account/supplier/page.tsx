import { LandingScreen } from '@/components/account/landing-screen';
import { loadScreen, screenMetadata } from '../load';

export const generateMetadata = () => screenMetadata('supplierLanding');

export default async function Page() {
  return <LandingScreen {...(await loadScreen('supplier'))} />;
}
