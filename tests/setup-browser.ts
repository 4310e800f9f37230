import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { liftFingers } from './helpers/touch';

// A busy machine is no finding: what does not come at all fails at any patience.
configure({ asyncUtilTimeout: 15_000 });

afterEach(liftFingers);
