import { handleStaff } from '@/lib/staff/handle';
import { holdPurchase } from '@/lib/staff/purchase/commands';
import { decidePurchaseCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...decidePurchaseCall,
  run: (input, { actor }) => holdPurchase(actor, input),
});
