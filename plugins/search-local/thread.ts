import {serve} from '../thread/serve';
import {writeIndex} from './writeIndex';

serve(writeIndex);
