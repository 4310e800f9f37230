import { configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { liftFingers } from './helpers/touch';

// A busy machine is no finding: what does not come at all fails at any patience.
configure({ asyncUtilTimeout: 15_000 });

afterEach(liftFingers);

/** A test that violates the policy on purpose stops the event on the document. */
const violations: string[] = [];
const note = ({ effectiveDirective, blockedURI, sample }: SecurityPolicyViolationEvent) =>
  violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
addEventListener('securitypolicyviolation', note);

afterAll(() => {
  removeEventListener('securitypolicyviolation', note);
  if (violations.length > 0) throw new Error(`violations of the policy: ${violations.join('\n')}`);
});
