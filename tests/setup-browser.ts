import { configure } from '@testing-library/react';

// A busy machine is no finding: what does not come at all fails at any patience.
configure({ asyncUtilTimeout: 5000 });
