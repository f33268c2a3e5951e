import {serve} from '../speed/threads/serve';
import {writeSite} from './write';

export default serve(writeSite);
