const { configure } = require('@testing-library/react');

// A busy machine takes longer than the second that Testing Library waits.
configure({ asyncUtilTimeout: 30_000 });
