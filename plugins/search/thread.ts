import {serve} from '../speed/threads/serve';
import {writeIndex} from './writeIndex';

export default serve(writeIndex);
