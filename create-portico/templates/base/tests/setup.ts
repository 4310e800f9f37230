import { configure } from '@testing-library/react';

// Code loads on demand here too, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
