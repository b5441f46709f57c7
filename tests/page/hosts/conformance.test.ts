import { crash } from '../../kit/conformance/crash';
import { describeConformance } from '../../kit/conformance/suite';
import { widgets } from '../../kit/conformance/widgets';

/** Loads nothing, because the page's own loader loads the code. */
const load = (): Promise<void> => Promise.resolve();

for (const spec of widgets) describeConformance({ spec, load, crash });
