import {Refusal} from './library';

/** In the form of the protocol. */
export type Answer = {isError?: boolean; content: [{type: 'text'; text: string}]};

/** What a tool answers. What it cannot do is an answer too, and says what to do. */
export async function answer(
  work: () => Promise<unknown>,
  report: (problem: unknown) => void,
): Promise<Answer> {
  try {
    const result = await work();
    const text = typeof result === 'string' ? result : JSON.stringify(result, null, 1);
    return {content: [{type: 'text', text}]};
  } catch (problem) {
    if (problem instanceof Refusal) {
      return {isError: true, content: [{type: 'text', text: problem.message}]};
    }
    report(problem);
    const reason = problem instanceof Error ? problem.message : String(problem);
    return {
      isError: true,
      content: [{type: 'text', text: `The release could not be read: ${reason}`}],
    };
  }
}
