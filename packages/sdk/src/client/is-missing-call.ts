/** Whether the backend lacks the call. Apart from the guards, which pages with a login load. */
export const isMissingCall = (error: unknown): boolean => {
  const { status } = Object(error) as { status?: unknown };
  return status === 404 || status === 405;
};
