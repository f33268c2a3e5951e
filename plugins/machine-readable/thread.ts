import {serve} from '../thread/serve';
import {writeSite} from './write';

serve(writeSite);
