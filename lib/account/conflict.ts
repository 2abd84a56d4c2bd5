import { AppError, type FieldError } from '@/lib/platform/errors';

const fields: Record<string, FieldError> = {
  account_username: { field: 'username', key: 'usernameTaken' },
  account_phone: { field: 'phone', key: 'phoneTaken' },
  account_email: { field: 'email', key: 'emailTaken' },
};

/**
 * Runs a write to an account and maps a unique index violation to its field.
 * @throws AppError conflict with the field
 */
export async function withoutConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
    const taken = code === '23505' ? fields[constraint ?? ''] : undefined;
    if (!taken) throw error;
    throw new AppError('conflict', [taken], { cause: error });
  }
}
