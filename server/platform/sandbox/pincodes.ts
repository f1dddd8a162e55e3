/** `pin: [office, district, state]`, all real: the first post office that India Post lists for each pin. */
const PINCODES: Record<string, [name: string, district: string, state: string]> = {
  "110001": ["Connaught Place", "Central Delhi", "Delhi"],
  "110016": ["Hauz Khas", "South West Delhi", "Delhi"],
  "110017": ["Malviya Nagar", "South Delhi", "Delhi"],
  "110075": ["Dwarka", "South West Delhi", "Delhi"],
  "110085": ["Rohini", "North West Delhi", "Delhi"],
  "121001": ["Faridabad", "Faridabad", "Haryana"],
  "122001": ["Gurgaon", "Gurgaon", "Haryana"],
  "133001": ["Ambala", "Ambala", "Haryana"],
  "141001": ["Ludhiana", "Ludhiana", "Punjab"],
  "143001": ["Amritsar", "Amritsar", "Punjab"],
  "144001": ["Jalandhar", "Jalandhar", "Punjab"],
  "160017": ["Sector 17", "Chandigarh", "Chandigarh"],
  "171001": ["Shimla", "Shimla", "Himachal Pradesh"],
  "180001": ["Jammu", "Jammu", "Jammu and Kashmir"],
  "190001": ["Srinagar", "Srinagar", "Jammu and Kashmir"],
  "194101": ["Leh", "Leh", "Ladakh"],
  "201301": ["Noida", "Gautam Buddha Nagar", "Uttar Pradesh"],
  "208001": ["Kanpur", "Kanpur Nagar", "Uttar Pradesh"],
  "211001": ["Allahabad", "Allahabad", "Uttar Pradesh"],
  "221001": ["Varanasi", "Varanasi", "Uttar Pradesh"],
  "226001": ["Lucknow", "Lucknow", "Uttar Pradesh"],
  "248001": ["Dehradun", "Dehradun", "Uttarakhand"],
  "282001": ["Agra", "Agra", "Uttar Pradesh"],
  "302001": ["Jaipur", "Jaipur", "Rajasthan"],
  "313001": ["Udaipur", "Udaipur", "Rajasthan"],
  "342001": ["Jodhpur", "Jodhpur", "Rajasthan"],
  "360001": ["Rajkot", "Rajkot", "Gujarat"],
  "380001": ["Ahmedabad", "Ahmedabad", "Gujarat"],
  "390001": ["Vadodara", "Vadodara", "Gujarat"],
  "395001": ["Surat", "Surat", "Gujarat"],
  "400001": ["Mumbai", "Mumbai", "Maharashtra"],
  "400050": ["Bandra West", "Mumbai", "Maharashtra"],
  "400601": ["Thane", "Thane", "Maharashtra"],
  "403001": ["Panaji", "North Goa", "Goa"],
  "411001": ["Pune", "Pune", "Maharashtra"],
  "411038": ["Kothrud", "Pune", "Maharashtra"],
  "422001": ["Nashik", "Nashik", "Maharashtra"],
  "440001": ["Nagpur", "Nagpur", "Maharashtra"],
  "452001": ["Indore", "Indore", "Madhya Pradesh"],
  "462001": ["Bhopal", "Bhopal", "Madhya Pradesh"],
  "492001": ["Raipur", "Raipur", "Chhattisgarh"],
  "500001": ["Hyderabad", "Hyderabad", "Telangana"],
  "500034": ["Banjara Hills", "Hyderabad", "Telangana"],
  "520001": ["Vijayawada", "Krishna", "Andhra Pradesh"],
  "530001": ["Visakhapatnam", "Visakhapatnam", "Andhra Pradesh"],
  "560001": ["Bangalore", "Bengaluru", "Karnataka"],
  "560034": ["Koramangala", "Bengaluru", "Karnataka"],
  "560038": ["Indiranagar", "Bengaluru", "Karnataka"],
  "570001": ["Mysore", "Mysuru", "Karnataka"],
  "575001": ["Mangalore", "Dakshina Kannada", "Karnataka"],
  "600001": ["Chennai", "Chennai", "Tamil Nadu"],
  "600017": ["Thyagarayanagar", "Chennai", "Tamil Nadu"],
  "605001": ["Puducherry", "Puducherry", "Puducherry"],
  "625001": ["Madurai", "Madurai", "Tamil Nadu"],
  "641001": ["Coimbatore", "Coimbatore", "Tamil Nadu"],
  "673001": ["Kozhikode", "Kozhikode", "Kerala"],
  "682001": ["Kochi", "Ernakulam", "Kerala"],
  "695001": ["Thiruvananthapuram", "Thiruvananthapuram", "Kerala"],
  "700001": ["Kolkata", "Kolkata", "West Bengal"],
  "700091": ["Salt Lake", "North 24 Parganas", "West Bengal"],
  "711101": ["Howrah", "Howrah", "West Bengal"],
  "734001": ["Siliguri", "Darjeeling", "West Bengal"],
  "737101": ["Gangtok", "East Sikkim", "Sikkim"],
  "751001": ["Bhubaneswar", "Khorda", "Odisha"],
  "781001": ["Guwahati", "Kamrup", "Assam"],
  "793001": ["Shillong", "East Khasi Hills", "Meghalaya"],
  "800001": ["Patna", "Patna", "Bihar"],
  "831001": ["Jamshedpur", "East Singhbhum", "Jharkhand"],
  "834001": ["Ranchi", "Ranchi", "Jharkhand"],
};

interface PincodeAnswer {
  Message: string;
  Status: "Success" | "Error";
  PostOffice: { Name: string; District: string; State: string; Country: string; Pincode: string }[] | null;
}

/** Answers in the shape of api.postalpincode.in, so that the storefront works without internet. */
export function lookUpPincode(pin: string): [PincodeAnswer] {
  const known = Object.hasOwn(PINCODES, pin) ? PINCODES[pin] : undefined;
  if (known === undefined) return [{ Message: "No records found", Status: "Error", PostOffice: null }];
  const [Name, District, State] = known;
  const office = { Name, District, State, Country: "India", Pincode: pin };
  return [{ Message: "Number of pincode(s) found:1", Status: "Success", PostOffice: [office] }];
}
