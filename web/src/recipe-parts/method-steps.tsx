import type { MethodStep } from '@sorrel/contract/recipe';
import { inGroups } from '@sorrel/core/recipes/groups';

/** The steps, numbered through, each part of the method under its name. */
export function MethodSteps({ method }: { method: readonly MethodStep[] }) {
  return inGroups(method).map(({ name, items }) => (
    <div key={items[0]?.step} className="step-group">
      {name !== null && <h3 dir="auto">{name}</h3>}
      <ol className="recipe-steps" start={items[0]?.step}>
        {items.map((step) => (
          <li key={step.step}>
            <span className="step-number" aria-hidden>
              {step.step}
            </span>
            <div>
              {step.desc && <p dir="auto">{step.desc}</p>}
              {step.image_url && (
                <div className="cover">
                  <img src={step.image_url} alt={`Step ${step.step}`} loading="lazy" decoding="async" />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  ));
}
