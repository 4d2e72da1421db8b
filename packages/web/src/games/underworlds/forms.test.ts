import { describe } from 'vitest';
import { formProperties } from '../../editor/forms.testing.ts';
import type { AnyGameTable } from '../../table/contract.ts';
import { table } from './table/index.ts';

describe('the forms of positions', () => formProperties(table as AnyGameTable));
