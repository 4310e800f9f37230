import type { Step } from '../steps';
import { withHash, withoutCode, withQuery } from '../table';
import { entryOf, push, put } from './entries';
import { back, commit, query, reload, travel, typed } from './moves';
import { answer, offline, online, refresh } from './network';
import { ask, fresh, reveal, typeInto, withoutFailure } from './pages';
import { callTo, form, signIn, signOut } from './session';
import { empty, type Model, OK, said, supersede, topOf, withTop } from './state';

/** All that may follow from a step. If the rules leave a choice, there are several. */
export function walk(before: Model | null, step: Step): readonly Model[] {
  if (step.do === 'start' || !before)
    return [start(step.do === 'start' ? withoutCode(step.url) : '/')];
  const model: Model = { ...before, made: before.made + 1, isSteady: false };
  const top = topOf(model);
  switch (step.do) {
    case 'navigate':
    case 'redirect':
    case 'relaunch':
    case 'switchTab':
      return callTo(model, step.do, step.url, step.meanwhile);
    case 'guard throws':
      return [said(supersede(model), ['denied'])];
    case 'back':
      return [back(model, step.by)];
    case 'travel':
      return [travel(model, step.by)];
    case 'query':
      return [{ ...query(model, withQuery(top.url, step.q), step.replace), isSteady: true }];
    case 'anchor':
      return [query(model, withHash(top.url, step.hash), false)];
    case 'overlay':
      return [
        {
          ...push(model, { ...entryOf(model), kind: 'overlay' }, model.index + 1),
          isCovered: true,
        },
      ];
    case 'type':
      return [withTop(model, typeInto(top, step.text, model.user))];
    case 'form':
      return form(model, step.user);
    case 'sign in':
      return signIn(model, step.user);
    case 'sign out':
      return signOut(model);
    case 'renew':
      return [model];
    case 'guards':
      return [{ ...model, guards: 'slow' }];
    case 'data':
      return [{ ...model, data: step.is }];
    case 'answer':
      return answer(model);
    case 'network':
      return [step.is === 'on' ? online(model) : offline(model)];
    case 'window':
      return [{ ...model, isWide: step.is === 'wide' }];
    case 'retry':
      return [withTop(model, top.data ? ask(model, top) : withoutFailure(top))];
    case 'refresh':
      return [refresh(model)];
    case 'icon throws':
      return [{ ...model, isIconBroken: true }];
    case 'late code': {
      const opened = commit(said(supersede(model), OK), 'navigate', '/late');
      return [{ ...withTop(opened, { ...topOf(opened), code: step.is }), late: step.is }];
    }
    case 'frame':
      return [push(model, { ...entryOf(model), kind: 'frame' }, model.index + 1)];
    case 'reload':
      return [reload(model)];
    case 'early loss': {
      const opened = commit(reload(model), 'navigate', '/late');
      return [{ ...said(opened, OK), late: 'here' }];
    }
    case 'address':
      return [typed(model, step.url, step.replace)];
    case 'wait':
      return [model];
    case 'double tap':
      return step.button === 'back 1'
        ? [back(model, 1, [])]
        : [commit(supersede(model), 'navigate', '/item/1')];
    case 'stay':
      return [step.asked === 'by call' ? said(supersede(model), ['cancel']) : model];
  }
}

function start(url: string): Model {
  const slot = { ...fresh(empty, url, 0), isMounted: false };
  return reveal(put({ ...empty, made: 1 }, 0, [slot]));
}
