import { handleStaff } from '@/lib/staff/handle';
import { holdReport } from '@/lib/staff/report/commands';
import { decideReportCall } from '@/lib/staff/report/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...decideReportCall,
  run: (input, { actor }) => holdReport(actor, input),
});
