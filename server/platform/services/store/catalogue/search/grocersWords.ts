/**
 * What shoppers in India call the goods of a shop: one thing a line, its names in Latin letters. Other spellings and scripts
 * are recognised by their sound (`spoken`), so a line has only names that sound different. Written for Haat; a store adds
 * its own names in the column "search words" (ADR 78).
 */
export const GROCERS_WORDS = `
fruit = phal = fal = mewa
apple = seb = safarchand
banana = kela = kele = kola = vazhaipazham = pazham
mango = aam = amba = mambazham = mamidi = maavu
orange = santra = narangi = kinnow = malta
sweet lime = mosambi = mausambi
lemon = nimbu = nimboo = limbu = elumichai
lime = nimbu
grapes = angoor = angur = draksha = drakh
watermelon = tarbooj = tarbuz = kalingad
muskmelon = kharbuja = kharbooza
papaya = papita = papeeta
pineapple = ananas = annas
pomegranate = anar = dalimb = anaar
guava = amrood = peru = jamphal
pear = nashpati = naspati = babugosha
peach = aadu = aaru
plum = aloo bukhara = aalubukhara
apricot = khubani = khumani = jardalu
litchi = lychee = leechi
sapota = chikoo = chiku
custard apple = sitaphal = sharifa
jackfruit = kathal = phanas
jamun = java plum = black plum
fig = anjeer = anjir
dates = khajoor = khajur
dry dates = chuhara = kharik
coconut = nariyal = naral = copra = thengai = kobbari = tenkai
tender coconut = nariyal pani = daab = elaneer = hara nariyal
coconut water = nariyal pani = nariyal ka pani = elaneer = daab
strawberry = hisalu
kiwi = kiwifruit
mulberry = shahtoot
avocado = makhanphal = butter fruit
dragon fruit = kamalam
vegetable = sabzi = sabji = tarkari = bhaji = kaikari
potato = aloo = batata = urulaikilangu = alugadda
onion = pyaz = kanda = dungri = vengayam = ulligadda = eerulli = peyaj
shallot = sambar onion = chinna vengayam
spring onion = hara pyaz = scallion = green onion
tomato = tamatar = thakkali = tameta = tamota
garlic = lahsun = lasun = lehsun = poondu = vellulli = rosun
ginger = adrak = aadu = inji = allam = aale
dry ginger = sonth = saunth = sukku
chilli = mirch = mirchi = chili = milagai = marchi
green chilli = hari mirch = pachai milagai = hirvi mirchi
red chilli = lal mirch = lal mirchi = laal mirch
chilli powder = lal mirch = mirch powder = lal mirchi powder = red chilli powder
kashmiri chilli = deghi mirch = kashmiri mirch
capsicum = shimla mirch = bell pepper = simla mirch = dhobli mirchi
brinjal = baingan = eggplant = aubergine = vangi = kathirikai = ringan = begun
lady finger = bhindi = okra = bhendi = vendakkai = bhinda
cauliflower = phool gobhi = gobhi = gobi = phulkobi
cabbage = patta gobhi = band gobhi = kobi = muttaikose
broccoli = hari gobhi
carrot = gajar
radish = mooli = muli
beetroot = chukandar = beet
turnip = shalgam = shaljam
sweet potato = shakarkand = ratalu
yam = jimikand = suran = oal
colocasia = arbi = arvi = taro
peas = matar = mattar = vatana
green peas = hari matar = matar = hara matar
beans = french beans = fansi = farasbi
cluster beans = gawar = guar phali = gavar
cucumber = kheera = kakdi = kakadi = vellarikkai
bottle gourd = lauki = ghiya = dudhi = kaddu lauki
bitter gourd = karela = pavakkai
ridge gourd = tori = turai = dodka
pumpkin = kaddu = sitaphal kaddu = bhopla = petha
pointed gourd = parwal = parval
apple gourd = tinda
ivy gourd = tindora = kundru
drumstick = sahjan = moringa = shevga = murungakkai
spinach = palak = keerai
fenugreek leaves = methi = methi leaves
mustard leaves = sarson ka saag = sarson saag
amaranth = chaulai
leafy vegetable = saag = patta
coriander leaves = dhania patta = cilantro = hara dhania = kothimbir = kothamalli = kotmir
coriander = dhania = dhaniya = cilantro = dhane
mint = pudina = pudeena
curry leaves = kadi patta = karipatta = meetha neem = karuveppilai
basil = tulsi
corn = makka = bhutta = makai = maize
sweet corn = meetha makka = bhutta
mushroom = khumb = khumbi = guchchi
raw mango = kairi = kachcha aam
raw banana = kachcha kela
lotus root = kamal kakdi = bhein = nadru
milk = doodh = dudh = haalu = paalu
cow milk = gaay ka doodh = gai ka doodh = desi doodh
buffalo milk = bhains ka doodh = bhais ka doodh
toned milk = patla doodh = taaza doodh
full cream milk = malai doodh = gadha doodh
skimmed milk = double toned milk
milk powder = doodh powder = sukha doodh
curd = dahi = yogurt = yoghurt = thayir = perugu = mosaru = doi
buttermilk = chaas = mattha = chhachh = tak = majjiga = moru
lassi = lassee
butter = makkhan = maska = vennai
white butter = safed makkhan = loni
paneer = cottage cheese = chhena
cheese = cheez = chij
cheese slice = cheese slices
cream = malai
ghee = desi ghee = tup = neyyi = nei
cow ghee = gaay ka ghee = gai ka ghee = desi ghee
buffalo ghee = bhains ka ghee
khoya = mawa = khova
condensed milk = milkmaid = gadha meetha doodh
ice cream = kulfi = aaiskrim
egg = anda = ande = muttai = guddu
free range eggs = desi ande = desi anda
bread = double roti = dabal roti = pauroti = ladi
brown bread = atta bread = whole wheat bread = wheat bread = gehu ki bread
pav = pao = bun = dinner roll = ladi pav
bun = bund
rusk = toast = papay
croissant = kroissan
cake = kek
cupcake = muffin = cup cake
doughnut = donut
baguette = french bread = french loaf = garlic bread
kulcha = naan = nan
pizza base = pizza bread
roti = chapati = phulka = fulka
paratha = parantha = parotta
rice = chawal = arisi = biyyam = akki = tandul = chal
basmati rice = basmati chawal = basmati = biryani rice = pulao rice
brown rice = bhura chawal = brown chawal
idli rice = idli chawal
puffed rice = murmura = kurmura = laiya = muri = pori
flattened rice = poha = pauna = pohe = chivda = chura = aval = avalakki = chirwa = beaten rice
wheat = gehu = gehun = gehoon = godhumai = genhu
wheat flour = atta = aata = gehu ka atta = gehun ka atta = whole wheat flour = godhi hittu = godhuma pindi = kanik
multigrain flour = multigrain atta
refined flour = maida = all purpose flour = plain flour
semolina = suji = sooji = rava = rawa
gram flour = besan = chickpea flour = kadalai maavu
rice flour = chawal ka atta = arisi maavu
corn flour = makka ka atta = makki atta = makke ka aata
corn starch = cornflour = arrowroot = araroot
vermicelli = seviyan = sevai = semiya
broken wheat = dalia = daliya = lapsi
finger millet = ragi = nachni = mandua
ragi flour = ragi atta = nachni atta = nachni ka atta = ragi ka atta
pearl millet = bajra = bajri = kambu
sorghum = jowar = jwari = cholam
millet = bajra = mota anaj
barley = jau
oats = jai = javi = oatmeal
muesli = granola
cornflakes = corn flakes = makka flakes
sago = sabudana = sabakki = javvarisi
quinoa = kinwa
lentil = dal = pulses = paruppu = pappu
pigeon pea = toor dal = arhar = tuvar dal = toor = arhar dal = thuvaram paruppu = kandi pappu
moong dal = mung dal = magni dal = mag dal = split green gram = mung = pasi paruppu
green gram = moong = sabut moong = whole moong = hari moong = green moong = hara moong
black gram = urad dal = udad dal = urad = udad = ulundu = maash dal
whole urad = sabut urad = kali dal = maa ki dal
red lentil = masoor dal = masoor = malka = masur
bengal gram = chana dal = chane ki dal = kadalai paruppu = split chickpeas
chickpeas = chana = chole = kabuli chana = garbanzo = chhole = safed chana = kondakadalai = white chana
black chickpeas = kala chana = kale chane = desi chana
kidney beans = rajma = rajmah
black eyed peas = lobia = chawli = rongi
moth beans = matki = moth
horse gram = kulthi = kollu
soya chunks = soyabean = nutri = nutrela = soya badi
oil = tel = ennai = nune
mustard oil = sarson tel = sarson ka tel = kadwa tel = sarso tel = kachi ghani
sunflower oil = surajmukhi tel = surajmukhi ka tel
groundnut oil = peanut oil = moongfali tel = mungfali ka tel = singtel = kadalai ennai
soybean oil = soya oil = soya tel
rice bran oil = chawal ka tel
sesame oil = til tel = til ka tel = gingelly oil = nallennai = gingelly
coconut oil = nariyal tel = nariyal ka tel = thengai ennai = khopra tel
olive oil = jaitun tel = jaitun ka tel = zaitoon = zaitun ka tel
hair oil = baal ka tel = sar ka tel = balon ka tel
cooking oil = khane ka tel = refined oil = refind
hydrogenated fat = vanaspati = dalda = banaspati
salt = namak = uppu = mithu = mith = meeth = loon
rock salt = sendha namak = lahori namak
black salt = kala namak
sugar = chini = cheeni = shakkar = sakhar = sakkarai = panchdara
brown sugar = bura = khand = desi khand
jaggery = gud = gur = vellam = bellam = gul
misri = mishri = rock sugar = kalkandu
honey = shahad = madh = madhu = shehed
spice = masala = masale = masalo
turmeric = haldi = haldar = halad = manjal = haridra = pasupu = holud
turmeric powder = haldi powder = pisi haldi
cumin = jeera = jiru = jire = zeera = jeeragam = jilakara
black cumin = shahi jeera = kala jeera
coriander powder = dhania powder = pisa dhania = dhaniya powder = dhane powder
coriander seeds = sabut dhania = sukha dhania
black pepper = kali mirch = kaali mirch = golki = milagu = miri = pepper = kali miri
cardamom = elaichi = ilaichi = elakkai = velchi = elaychi
black cardamom = badi elaichi
clove = laung = lavang = kirambu
cinnamon = dalchini = pattai
bay leaf = tej patta = tejpatta
nutmeg = jaiphal
mace = javitri
star anise = chakri phool
fennel = saunf = sonf = badishep = sombu
carom = ajwain = ajwayan = ova = omam
fenugreek = methi dana = methi = vendhayam
mustard = sarson = sarso = rai = kadugu = mohri
sesame = til = ellu = gingelly
poppy seeds = khus khus = khaskhas = posto
nigella = kalonji = mangraila
asafoetida = hing = heeng = perungayam = inguva
saffron = kesar = zafran = jafran = kumkuma puvvu
garam masala = garam masale
chaat masala = chat masala
tamarind = imli = puli = chinch = chintapandu
dry mango powder = amchur = aamchoor
kasuri methi = dried fenugreek leaves
pomegranate seeds = anardana
baking soda = meetha soda = khane ka soda = sodium bicarbonate
baking powder = beking powder
vinegar = sirka
yeast = khameer
food colour = khane ka rang
pickle = achar = achaar = oorugai = lonche = athanu
chutney = chatni
sauce = ketchup = tomato sauce = sos
mayonnaise = mayo
jam = murabba = fruit spread
peanut butter = moongfali butter
papad = papadam = appalam = pappad
almonds = badam = baadaam
cashew = kaju = kaaju = mundhiri
raisins = kishmish = manuka = kismis = drakshai
walnut = akhrot
pistachio = pista
peanuts = groundnut = moongfali = mungfali = singdana = verkadalai = shengdana = palli
dry fruits = mewa = sukha mewa = meva = dryfruit = nuts
fox nuts = makhana = foxnuts = phool makhana = lotus seeds
pumpkin seeds = kaddu ke beej
flax seeds = alsi
chia seeds = sabja
melon seeds = magaz
chips = wafers = vefar
potato chips = aloo chips = aloo wafers = batata wafers
snacks = namkeen = farsan = nashta = chakna
sev = bhujia = sev namkeen = ratlami sev
mixture = chivda namkeen = dalmoth
popcorn = phulle = makka phulle
biscuit = biskut = cookie = cookies = biscoot
cookies = kukis
noodles = maggi = nudal
pasta = macaroni
soup = sup
samosa = singara = shingara
pakora = pakoda = bhajiya = bhajia
spring roll = egg roll
chocolate = choklet = chaaklet
dark chocolate = kaali chocolate
candy = toffee = goli = tofi
sweet = mithai = mishti = meetha
kaju katli = kaju barfi = cashew barfi = kaju katri
gulab jamun = gulabjamun
rasgulla = rosogolla
laddu = laddoo = ladoo
barfi = burfi
halwa = halva
chewing gum = chingam
mouth freshener = mukhwas
betel nut = supari
betel leaf = paan
tea = chai = chaay = chay patti = chaha = theneer
tea leaves = chai patti = chaipatti = patti = leaf tea
green tea = hari chai = hari patti
masala tea = masala chai = adrak chai
coffee = kaafi = kapi
filter coffee = filter kaapi = kaapi = south indian coffee
instant coffee = jhatpat coffee
juice = ras = jus
apple juice = seb ka juice = seb ka ras
orange juice = santre ka juice = santre ka ras = santra juice
mango juice = aam ras = aamras = mango drink = aam ka juice = maaza = frooti
sugarcane = ganna = ganne ka ras
lemonade = nimbu pani = shikanji = nimbu soda = lemon soda
soda = soda water = khara soda
soft drink = cold drink = thanda
water = pani = paani = jal = neer = thanni
drinking water = peene ka pani = mineral water = bisleri = bottled water
sherbet = sharbat = sharbet
thandai = thandayi = sardai
energy drink = glucose drink
malt drink = horlicks = bournvita = boost
soap = sabun = saban = soppu
bath soap = nahane ka sabun = bathing soap = bathing bar
handwash = hand wash = haath dhone ka sabun
shampoo = shempu = baal dhone ka
conditioner = kandishnar
toothpaste = tooth paste = manjan = dant manjan = datun
toothbrush = tooth brush = brush
face wash = facewash = muh dhone ka
face cream = chehre ki cream
body lotion = lotion = moisturiser = moisturizer
talcum powder = talc = paudar
razor = ustara = ustra = shaver
shaving cream = shaving foam
hair colour = hair dye = khizab
henna = mehndi = mehendi
comb = kangha = kanghi
deodorant = deo = scent
perfume = itra = attar = ittar
sanitary pads = sanitary napkin = pads
cotton = rui = roohi
mosquito repellent = machhar = machchar ki dawa = good knight
detergent = surf = kapde dhone ka powder = washing powder = nirma = sarf
detergent powder = washing powder = surf = kapde dhone ka powder = sarf
liquid detergent = washing liquid = liquid surf
dishwash = bartan dhone ka sabun = vim = bartan bar = dish wash = dishwash gel
floor cleaner = phenyl = pocha = finail = farsh cleaner = lizol
glass cleaner = colin = sheesha cleaner = sheesha saaf
toilet cleaner = harpic = toilet saaf
bleach = blich
broom = jhadu = jharu = jhaadoo = kucha
mop = pocha = pochha
dustpan = supdi
bucket = balti = baalti = pail
mug = magga
scrubber = scrub = jhama = scotch brite = scrub sponge = bartan ka scrub
sponge = spanj
dustbin = kachra dabba = koodedaan = dust bin
garbage bag = kachra bag
bulb = batti = led = balb
battery = cell = sel
candle = mombatti
matchbox = machis = maachis
incense sticks = agarbatti = agarbathi = dhoop = udbatti
camphor = kapoor = kapur
lamp = diya = chirag = deepak = dia = deeya
oil lamp = diya = deepak
wick = batti = baati
toilet paper = tissue roll = toilet roll
tissue = napkin = paper napkin
aluminium foil = foil = silver foil
cling film = plastic wrap
paper cup = kagaz ka cup
rope = rassi
thread = dhaga
needle = sui
pen = kalam
notebook = copy = kaapi copy
umbrella = chhata = chhatri
diaper = nappy = langot = diapers = huggies = pampers
baby wipes = wet wipes = wipes
baby shampoo = bachche ka shampoo
baby lotion = bachche ka lotion = bachon ka lotion
baby food = cerelac = baby cereal = bachche ka khana
feeding bottle = doodh ki bottle = milk bottle = baby bottle = dudh ki bottle
toy = khilona = khilauna
teddy bear = teddy = bhalu = soft toy
flower = phool = ful = pushp = poo = fool
rose = gulab = roja
lotus = kamal = tamarai
marigold = genda = gendha
jasmine = chameli = mogra = malli
bouquet = guldasta = phoolon ka guldasta
garland = mala = haar
puja flowers = pooja flowers = puja ke phool = pooja ke phool
pet food = kutte ka khana = dog food
cat food = billi ka khana
gift = tohfa = uphar
hamper = gift box = gift pack
chicken = murga = murgi = kozhi
mutton = bakra = gosht = goat meat
fish = machhli = machli = meen = machh
prawns = jhinga = kolambi
meat = gosht = maans
kitchen = rasoi
plate = thali = prateh
bowl = katori = pyala = kaatora
spoon = chammach = chamcha
fork = kanta
knife = chaku = chhuri = chaaku
glass = gilas = tumbler
cup = pyali
pot = handi = matka = patila
wok = kadai = kadhai = karahi = karhai
griddle = tawa = tava
frying pan = fry pan = tadka pan
pressure cooker = kukar
rolling pin = belan
rolling board = chakla
jar = martaban = barni = dabba
container = dabba = canister
lunch box = tiffin = dabba
bottle = botal
tray = trey = thal
strainer = chalni = channi = chhalni
grater = kaddukas = kaddu kas
tongs = chimta = sansi
chair = kursi
table = mez = mej
stool = peedha = mudha
bed = palang = charpai = khaat
sofa = diwan = couch
shelf = almari khana = rack
cupboard = almirah = almari = wardrobe
mirror = sheesha = aaina = darpan
clock = ghadi = ghari
lamp shade = lampshed
curtain = parda
carpet = kaleen = qaleen = galicha
rug = dari = durrie = dhurrie
mat = chatai = paydan
doormat = paydan = door mat
cushion = gaddi = gadda
mattress = gadda
pillow = takiya
pillow cover = takiya cover = gilaf
blanket = kambal
quilt = rajai = razai = lihaf
bedsheet = chadar = chaddar = bed sheet = palang posh
towel = tauliya = toliya = gamcha
basket = tokri = tokari
vase = guldan = phooldan = flower pot
plant = paudha = podha
planter = gamla = flower pot
seeds = beej = bij
watering can = hazara
lock = tala
key = chabi
ladder = seedhi
hammer = hathauda = hathoda
saree = sari = sadi = pudavai = cheera
silk = resham = reshmi = pattu
cotton saree = suti saree = sooti sari
blouse = choli = ravike
petticoat = saya = peticot
stole = dupatta = chunni = odhni
shawl = shaal = dushala
wedding saree = shaadi ki saree = bridal saree = dulhan saree
border = kinari = kinara = zari border
embroidery = kadhai work = zardozi = kashida
kurta = kurti = kameez
trousers = pyjama = pajama = salwar
skirt = lehenga = ghaghra
red = lal = laal
green = hara = hari
yellow = peela = pila
blue = neela = nila
white = safed = safaid
black = kala = kali
pink = gulabi
orange colour = narangi = kesariya
golden = sunahara = sona
silver = chandi = rupahla
bread sticks = soup sticks
pastry = pestri
pie = pai
tart = taart
cheesecake = cheez cake
brownie = brauni
birthday cake = janamdin ka cake
eggless = bina ande = bina anda
sugar free = bina chini
organic = jaivik
fresh = taza = taaza
full = poora = pura
bath = snan = nahana
long = lamba
dry = sukha = sookha
frozen = jama hua
roasted = bhuna = bhune
sweet taste = meetha
salted = namkeen
spicy = teekha = masaledar
`;
