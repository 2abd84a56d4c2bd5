import { RegisterScreen } from '@/components/account/register-screen';
import { loadScreen, screenMetadata } from '../../load';

export const generateMetadata = () => screenMetadata('purchaserRegister');

export default async function Page() {
  return <RegisterScreen {...(await loadScreen('purchaser'))} />;
}
