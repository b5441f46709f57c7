import { bundleProbe } from '../kit/conformance/probe/bundle';
import probe from '../kit/conformance/probe/probe.element';
import { describeConformance } from '../kit/conformance/suite';

const code = await bundleProbe();

describeConformance({
  spec: probe,
  load: (page) => page.evaluate(code),
  crash: (element) =>
    element.evaluate((host) => {
      const source = {
        get text(): string {
          throw new Error('conformance: the view reads what can not be read');
        },
      };
      Object.assign(host, { source });
    }),
});
